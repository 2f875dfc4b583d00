// Runs before the first paint, which it blocks: it must stay a few hundred bytes.
import { isAskedFor, leaveAgain, leaveOnClick } from '../ui/quick-exit/leave.ts';
import { runAppAfterPaint } from './run-app-after-paint.ts';
import { setTheme } from './set-theme.ts';

// A page restored from the back/forward cache is not loaded again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaveAgain(false);
});

// The quick exit is painted before the app can answer a tap.
addEventListener('click', leaveOnClick, true);

if (!leaveAgain(isAskedFor())) {
  setTheme();
  runAppAfterPaint();
}
