/** One list of running commands for the kit and the scripts: asked to stop, either ends them all. */
export { endRunningCommands, run } from '../remote-kit/process/run.mjs';
