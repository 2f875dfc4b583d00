import { deploy } from './deploy.mjs';

const place = { name: 'mf-garden', version: '1.1.0', folder: 'mf-garden', dist: 'mf-garden/dist' };
const registry = { check: jest.fn(), publish: jest.fn() };
const build = jest.fn();
const run = (values) => deploy(place, { registry, url: 'https://the-product.example', values, build });

describe('what is wrong with the options is said before anything is checked, built or published', () => {
  it.each([
    [{ try: true, hours: 'abc' }, '--hours abc is no whole number'],
    [{ try: true, hours: '' }, '--hours  is no whole number'],
    [{ try: true, hours: '1.5' }, '--hours 1.5 is no whole number'],
  ])('%j', async (values, message) => {
    await expect(run(values)).rejects.toThrow(message);
    expect(registry.check).not.toHaveBeenCalled();
    expect(build).not.toHaveBeenCalled();
    expect(registry.publish).not.toHaveBeenCalled();
  });
});
