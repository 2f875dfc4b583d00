import type { Seal } from '@app/contract/seals';
import { ButtonLink } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { SectionTitle } from '@app/shared-ui/components/page';
import { memo } from 'react';
import { styled } from 'styled-components';
import { SealTile } from '../../components/seal-tile.tsx';
import { homeCopy } from '../../copy/home.es.ts';

/** In one row, at every width. */
const SHOWN = 3;

/** The latest seals of the user's own; nothing before the first. */
export const LastSeals = memo(function LastSeals({ seals }: { readonly seals: readonly Seal[] }) {
  const last = seals
    .filter(({ status }) => status === 'unlocked')
    .toSorted((a, b) => b.weekId - a.weekId)
    .slice(0, SHOWN);
  if (last.length === 0) return null;
  return (
    <section aria-labelledby="home-last-seals">
      <Row>
        <SectionTitle id="home-last-seals">{homeCopy.lastSeals.title}</SectionTitle>
        <More to="/seals" $variant="quiet">
          {homeCopy.lastSeals.all}
        </More>
      </Row>
      <Tray>
        {last.map((seal) => (
          <li key={seal.id}>
            <SealTile seal={seal} />
          </li>
        ))}
      </Tray>
    </section>
  );
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  justify-content: space-between;
`;

const More = styled(ButtonLink)`
  min-height: 44px;
  margin-right: -12px;
  padding-inline: 12px;
`;

const Tray = styled(Card).attrs({ as: 'ul' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px 12px;
  margin: 12px 0 0;
  padding: 22px 12px;
  list-style: none;

  && > li {
    display: grid;
    overflow-wrap: anywhere;
    justify-content: center;
    margin: 0;
  }
`;
