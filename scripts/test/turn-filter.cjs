// CommonJS: jest requires a filter, and calls what it gets.
const path = require('node:path');

/**
 * Files that run alone: they measure seconds of three real members of MongoDB, some of them frozen, and beside other tests would measure
 * how busy the machine is.
 */
const ALONE = ['api/test/outages.test.ts'].map((file) => path.resolve(__dirname, '../..', file));

/** A filter of jest: the files of this turn, which the variable `TEST_TURN` names. @param {string[]} files absolute */
module.exports = (files) => ({
  filtered: files.filter((file) => ALONE.includes(file) === (process.env.TEST_TURN === 'alone')),
});
