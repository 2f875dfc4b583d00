/** The terminal of the kit's commands and of the scripts is one: a `Stop` of either ends the program with its message alone. */
export { runMain, say, Stop } from '../remote-kit/terminal/say.mjs';
