import { ButtonLink } from '@app/shared-ui/components/button';
import { useSingleClick } from '@app/shared-ui/motion/use-single-click';
import { media } from '@app/shared-ui/theme/media';
import { PenLine } from 'lucide-react';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';

/** The empty page that waits: the one next step of this screen. */
export function CreateCard() {
  const { title, text, action } = journalCopy.create;
  return (
    <Sheet>
      <Quill viewBox="0 0 96 96" aria-hidden="true">
        <path
          d="M78 10C54 16 34 34 26 62l-6 22 4 2 6-12c26-4 44-24 48-64Z"
          fill="var(--accent-soft)"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M30 74C38 52 50 36 66 26M46 48l-2-14M40 58l18-4" stroke="var(--accent)" strokeWidth="2" />
      </Quill>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to="/journaling/new" onClick={useSingleClick()}>
        <PenLine aria-hidden size={18} />
        {action}
      </ButtonLink>
    </Sheet>
  );
}

/**
 * The widths between the card's paddings up to which the quill would lie over the button, on a phone and on a desktop: in rem, since the
 * button grows with the text.
 */
const CROWDED = { phone: '18.7rem', desktop: '19.3rem' } as const;

/** Ruled, as the page that it leads to; as low as it can be, since the entries are what the page is for. */
const Sheet = styled.section`
  /* The lines end before the words. */
  --clear: linear-gradient(to right, var(--surface-raised) 55%, transparent 90%);

  container-type: inline-size;
  position: relative;
  display: grid;
  justify-items: start;
  gap: 8px;
  overflow: hidden;
  padding: 16px 20px 18px;
  border-radius: var(--radius-card);
  background:
    var(--clear),
    linear-gradient(to top, color-mix(in oklch, var(--line), transparent 55%) 1px, transparent 1px) 0 14px / 100% 32px,
    var(--surface-raised);
  box-shadow: var(--shadow-card);

  h2 {
    font-size: 1.375rem;
  }

  p {
    display: none;
    color: var(--ink-soft);
  }

  a {
    margin-top: 6px;
  }

  ${media.desktop} {
    /* Under the one line of words, around the quill. */
    --clear: linear-gradient(to bottom right, var(--surface-raised) 72%, transparent 92%);

    align-content: center;
    gap: 4px;
    padding: 16px 28px 18px;

    p {
      display: block;
    }

    a {
      margin-top: 10px;
    }
  }
`;

const Quill = styled.svg`
  position: absolute;
  right: 14px;
  bottom: 10px;
  width: 64px;
  fill: none;
  stroke-linecap: round;

  @container (max-width: ${CROWDED.phone}) {
    display: none;
  }

  ${media.desktop} {
    right: 20px;
    bottom: 12px;
    width: 72px;

    @container (max-width: ${CROWDED.desktop}) {
      display: none;
    }
  }
`;
