// Entry of its own: only the pages of a device with a discreet look have it.
import { dropCurtainWhenLeft, holdCurtain } from './hold-curtain.ts';
import { keepTicks } from './keep-ticks.ts';

const curtain = document.querySelector<HTMLDialogElement>('#curtain');
if (curtain) {
  holdCurtain(curtain);
  dropCurtainWhenLeft(curtain);
  keepTicks(curtain);
}
