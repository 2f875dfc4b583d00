import { NextReading } from './features/next-reading/next-reading.tsx';

/** Fills the journey's slot `home-next-reading` (docs/remotes.md). */
export default NextReading;
