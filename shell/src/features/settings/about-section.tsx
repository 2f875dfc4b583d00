import { styled } from 'styled-components';
import { SECTIONS } from './section-links.tsx';
import { Section, Sheet } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** Version and date, as specified (2§9). */
export function AboutSection() {
  const { about: copy } = settingsCopy;
  return (
    <Section anchor={SECTIONS.about} title={copy.title}>
      <Sheet>
        <Facts>
          <dt>{copy.version}</dt>
          <dd>{copy.versionValue}</dd>
          <dt>{copy.updated}</dt>
          <dd>{copy.updatedValue}</dd>
        </Facts>
      </Sheet>
    </Section>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px 24px;
  margin: 0;

  dt {
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
  }
`;
