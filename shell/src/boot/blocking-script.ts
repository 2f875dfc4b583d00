// Runs before the first paint, which it blocks: it must stay a few hundred bytes.
import { isAskedFor, leaveAgain, leaveOnClick } from '../ui/quick-exit/leave.ts';
import { limitScripts } from './limit-scripts.ts';
import { isCurtained, REVEAL } from './curtain/curtain-state.ts';
import { runApp, runAppAfterPaint } from './run-app-after-paint.ts';
import { setTheme } from './set-theme.ts';

// Before any script is made.
limitScripts();

// A page restored from the back/forward cache is not loaded again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaveAgain(false);
});

// The quick exit is painted before the app can answer a tap.
addEventListener('click', leaveOnClick, true);

if (!leaveAgain(isAskedFor())) {
  setTheme();
  // Behind the curtain of a discreet device nothing of the app runs (D44).
  if (isCurtained()) addEventListener(REVEAL, runApp, { once: true });
  else runAppAfterPaint();
}
