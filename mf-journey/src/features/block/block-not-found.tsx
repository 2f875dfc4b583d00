import { ButtonLink } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';
import { Page, PageTitle } from '@app/shared-ui/components/page';
import { blockCopy } from '../../copy/block.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';

export function BlockNotFound() {
  return (
    <Page $narrow>
      <Place>
        <svg viewBox="0 0 160 90" width="160" height="90" aria-hidden="true" fill="none" strokeLinecap="round">
          <path d="M12 76c30 0 34-34 62-34" stroke="var(--accent)" strokeWidth="3.5" />
          <path d="M74 42c24 0 32-22 74-22" stroke="var(--line)" strokeWidth="3.5" strokeDasharray="1 10" />
          <circle cx="74" cy="42" r="7" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="3" />
        </svg>
        <PageTitle tabIndex={-1}>{blockCopy.notFound.title}</PageTitle>
        <p>{blockCopy.notFound.text}</p>
        <ButtonLink to="/">{programmeCopy.backHome}</ButtonLink>
      </Place>
    </Page>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  max-width: 480px;
  margin: 8vh auto 0;
  text-align: center;
`;
