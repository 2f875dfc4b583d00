import { ButtonLink } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';
import { completedStagesCopy } from '../../copy/completed-stages.es.ts';

interface NoStagesProps {
  readonly title: string;
  readonly text: string;
  /** Address of the page on which the user can go on. */
  readonly to: string;
}

/** Empty state, with a link to the page on which the user can go on. */
export function NoStages({ title, text, to }: NoStagesProps) {
  return (
    <Place>
      <svg viewBox="0 0 180 100" width="180" height="100" aria-hidden="true" fill="none" strokeLinecap="round">
        <path
          d="M14 84c34 0 30-40 62-40s30 20 58 20 24-34 36-42"
          stroke="var(--line)"
          strokeWidth="3.5"
          strokeDasharray="1 11"
        />
        <circle cx="14" cy="84" r="8" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="3" />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={to}>{completedStagesCopy.empty.action}</ButtonLink>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 40px 0;
  text-align: center;

  h2 {
    font-size: 1.375rem;
  }

  p {
    max-width: 44ch;
    color: var(--ink-soft);
  }
`;
