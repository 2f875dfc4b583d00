export type Pointer = 'pen' | 'touch' | 'mouse';

/** After the pen was last felt, a hand that lies on the glass is still taken for a palm for this long. */
const PEN_REST_MS = 800;

/** Says which touches are the hand that holds the pen: those while the pen is down or near the glass, and shortly after. */
export function createPalmGuard(now: () => number) {
  let penAt = -Infinity;
  let isPenDown = false;
  return {
    penDown() {
      isPenDown = true;
      penAt = now();
    },
    penNear() {
      penAt = now();
    },
    penUp() {
      isPenDown = false;
      penAt = now();
    },
    isPalm: (pointer: Pointer) => pointer === 'touch' && (isPenDown || now() - penAt < PEN_REST_MS),
  };
}

/** Which of the three began a stroke; Safari tells of its pencil by touch events. */
export function pointerOf(event: Event): Pointer {
  if ('pointerType' in event)
    return event.pointerType === 'pen' || event.pointerType === 'touch' ? event.pointerType : 'mouse';
  if (!('changedTouches' in event)) return 'mouse';
  const [touch] = event.changedTouches as ArrayLike<unknown> & Iterable<{ touchType?: string }>;
  return touch?.touchType === 'stylus' ? 'pen' : 'touch';
}
