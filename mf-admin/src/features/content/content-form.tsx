import { media } from '@app/shared-ui/theme/media';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ValueFields } from './value-fields.tsx';
import type { ValueFieldsProps } from './value-inputs.tsx';

interface ContentFormProps extends Omit<ValueFieldsProps, 'place' | 'label'> {
  /** What can be done with the text. */
  readonly children: ReactNode;
}

/** The fields of a text, and what can be done with it in view however long it is. */
export function ContentForm({ children, ...fields }: ContentFormProps) {
  const { faults } = fields;
  const form = useRef<HTMLDivElement>(null);
  // It may be far from the button that has found it.
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  return (
    <Form ref={form}>
      <ValueFields {...fields} place={[]} label="" />
      <Foot>{children}</Foot>
    </Form>
  );
}

/** Not a grid, whose sticky parts some browsers keep in their row. What has the focus stays clear of head and foot. */
const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;

  input,
  select,
  summary,
  textarea {
    scroll-margin: 96px 0 180px;
  }
`;

/** Above the bottom bar of a phone. */
const Foot = styled.div`
  position: sticky;
  bottom: calc(80px + env(safe-area-inset-bottom));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  padding: 8px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  ${media.desktop} {
    bottom: 16px;
  }

  /* A phone on its side needs its window for the text. */
  @media (max-height: 480px) {
    position: static;
  }
`;
