import { type ReactNode, useEffect, useRef } from 'react';

/** Title of a step of the sample; takes the focus, as what was pressed is gone. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h4 ref={title} tabIndex={-1}>
      {children}
    </h4>
  );
}
