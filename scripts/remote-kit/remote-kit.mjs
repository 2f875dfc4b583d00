#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { Stop, runMain, say } from './terminal/say.mjs';

const USAGE = `remote-kit new <mf-name> [--route /address] [--title Title] [--packages <folder>]   a repository, in the empty folder that this runs in
remote-kit check                                                                    format, lint and types
remote-kit test [options of jest]                                                   the tests, with the contract test
remote-kit catalogue                                                                the components, their states and their code, in a browser
remote-kit can-deploy [--to <address>] [--allow-older]                              whether the product would take this version
remote-kit deploy [--to <address>] [--allow-older] [--try [--hours <n>]] [--force <reason>]   check, build, publish, promote
remote-kit remotes <act> …                                                          what is live; roll back, promote, retire …`;

// Commands are imported one by one: a new repository has none of the tools yet.
const commands = {
  async new(args) {
    const { newRepository, NEW_OPTIONS } = await import('./commands/new.mjs');
    const { values, positionals } = parseArgs({ args, options: NEW_OPTIONS, allowPositionals: true });
    if (positionals.length !== 1) throw new Stop(USAGE);
    await newRepository(positionals[0], values);
  },
  async check() {
    const { passGate, staticChecks } = await import('./deploy/gate.mjs');
    const place = await placeHere();
    await passGate(place, staticChecks(place));
    say(`${place.name}: format, lint and types are right.`);
  },
  async test(args) {
    const { jestCommand } = await import('./deploy/jest-command.mjs');
    const { run } = await import('./process/run.mjs');
    const { command, args: all, options } = jestCommand(await placeHere(), args);
    const { code } = await run(command, all, options);
    process.exitCode = typeof code === 'number' ? code : 1;
  },
  async catalogue() {
    const { showCatalogue } = await import('./commands/catalogue.mjs');
    await showCatalogue();
  },
  async 'can-deploy'(args) {
    const { sayCanDeploy } = await import('./commands/can-deploy.mjs');
    await sayCanDeploy(await placeHere(), await product(args));
  },
  async deploy(args) {
    const { deploy } = await import('./commands/deploy.mjs');
    await deploy(await placeHere(), await product(args));
  },
  async remotes(args) {
    const { remotesCommand } = await import('./commands/remotes.mjs');
    const { productOf } = await import('./commands/options.mjs');
    await remotesCommand(args, productOf);
  },
};

async function placeHere() {
  const { remoteFolderOf } = await import('./place.mjs');
  return remoteFolderOf();
}

async function product(args) {
  const { DEPLOY_OPTIONS, productOf } = await import('./commands/options.mjs');
  const { values } = parseArgs({ args, options: DEPLOY_OPTIONS });
  return { ...productOf(values), values };
}

/** The commands of a remote, in the folder that this runs in. */
await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name ?? '')) throw new Stop(USAGE);
  await commands[name](args);
});
