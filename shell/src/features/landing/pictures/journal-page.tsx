import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { placeOfMood } from '@app/shared-ui/moods/moods';
import { styled } from 'styled-components';
import { landingCopy } from '../../../copy/landing.es.ts';

const { entry } = landingCopy.outcomes;

/** An entry of the journal on its ruled page, with the day's word and the seal of the stage. */
export function JournalPage() {
  return (
    <Sheet>
      <small>{entry.day}</small>
      <strong>{entry.opening}</strong>
      <p>{entry.text}</p>
      <footer {...moodTone(placeOfMood(entry.mood))}>
        <i />
        {entry.mood}
      </footer>
      <img src="/sellos/22.svg" alt="" width="80" height="80" loading="lazy" />
    </Sheet>
  );
}

/** All lengths follow the width of the place. */
const Sheet = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 3cqw;
  height: 100%;
  padding: 8cqw 8cqw 7cqw;
  overflow: hidden;
  border-radius: 4cqw;
  background:
    repeating-linear-gradient(transparent 0 calc(8.6cqw - 1px), var(--line) calc(8.6cqw - 1px) 8.6cqw) 0 17cqw / 100%
      78% no-repeat,
    var(--surface-raised);
  box-shadow: var(--shadow-card);

  small {
    color: var(--ink-soft);
    font-size: 4.1cqw;
  }

  strong {
    font: 500 6.6cqw / 8.6cqw var(--font-serif);
  }

  p {
    /* On the rules of the line above. */
    margin-top: -3cqw;
    font: 400 5cqw / 8.6cqw var(--font-serif);
  }

  footer {
    display: inline-flex;
    gap: 2cqw;
    align-items: center;
    align-self: flex-start;
    margin-top: auto;
    padding: 1.6cqw 4cqw;
    border-radius: 999px;
    background: var(--tone-surface);
    color: var(--tone-ink);
    font-size: 4.2cqw;
  }

  i {
    width: 3.4cqw;
    height: 3.4cqw;
    border-radius: 28%;
    background: var(--tone-solid);
  }

  img {
    position: absolute;
    right: 6cqw;
    bottom: 5cqw;
    width: 24cqw;
    height: auto;
  }

  :root[data-theme='dark'] & img {
    filter: brightness(0.86);
  }
`;
