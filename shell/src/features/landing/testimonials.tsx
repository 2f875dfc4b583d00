import { operator } from '@app/contract/operator';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { Section, sideways } from './section.tsx';
import { Stars } from './stars.tsx';
import { useSideways } from './use-sideways.ts';

const { testimonials } = landingCopy;
/** Blocks whose hues the two cards use. */
const TONES = [12, 2];

/** Two testimonials: first name, age, five stars (1§1). */
export function Testimonials() {
  const row = useSideways<HTMLDivElement>();
  return (
    <Section title={testimonials.title}>
      <Voices role="group" {...row} aria-label={testimonials.title}>
        {operator.testimonials.map(({ name, age, text }, index) => (
          <figure key={name} {...blockTone(TONES[index] ?? 1)}>
            <Stars />
            <blockquote>
              <p>«{text}»</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>, {testimonials.age(age)}
            </figcaption>
          </figure>
        ))}
      </Voices>
    </Section>
  );
}

const Voices = styled.div`
  display: grid;
  gap: 16px;
  ${sideways}

  figure {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: 16px;
    margin: 0;
    padding: 28px 24px;
    border-radius: var(--radius-sheet);
    background: var(--tone-surface);
  }

  blockquote {
    margin: 0;
    font: 400 1.25rem / 1.5 var(--font-serif);
  }

  strong {
    font-weight: 600;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: 24px;

    figure {
      padding: 40px;
    }

    blockquote {
      font-size: 1.4375rem;
    }
  }
`;
