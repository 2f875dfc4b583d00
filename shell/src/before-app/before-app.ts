// Runs on its own before anything is painted, and blocks that: it must stay a few hundred bytes.
import { runAppAfterPaint } from './run-app-after-paint.ts';
import { setTheme } from './theme-first.ts';

setTheme();
runAppAfterPaint();
