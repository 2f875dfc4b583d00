// Runs on its own before anything is painted, and blocks that: it must stay a few hundred bytes.
import { isAskedFor, leaveAgain, leaveWhereAsked } from '../exit/leave.ts';
import { runAppAfterPaint } from './run-app-after-paint.ts';
import { setTheme } from './theme-first.ts';

// A page that the browser had kept whole comes back without being loaded.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaveAgain(false);
});

// The way out is drawn before the app is there to answer a tap.
addEventListener('click', leaveWhereAsked, true);

if (!leaveAgain(isAskedFor())) {
  setTheme();
  runAppAfterPaint();
}
