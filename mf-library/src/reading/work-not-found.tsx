import { ButtonLink } from '@app/shared-ui/components/button';
import { Page, PageTitle } from '@app/shared-ui/components/page';
import { styled } from 'styled-components';

interface WorkNotFoundProps {
  readonly copy: { readonly title: string; readonly text: string; readonly back: string };
  readonly to: string;
}

export function WorkNotFound({ copy, to }: WorkNotFoundProps) {
  return (
    <Page $narrow>
      <Place>
        <svg viewBox="0 0 160 90" width="160" height="90" aria-hidden="true" fill="none" strokeLinecap="round">
          <path d="M10 82h140" stroke="var(--line-strong)" strokeWidth="4" />
          <path d="M30 78V34h16v44M52 78V24h12v54M110 78V30h16v48" stroke="var(--line)" strokeWidth="3" />
          <path d="M74 78V40h24v38" stroke="var(--accent)" strokeWidth="3" strokeDasharray="1 8" />
        </svg>
        <PageTitle tabIndex={-1}>{copy.title}</PageTitle>
        <p>{copy.text}</p>
        <ButtonLink to={to}>{copy.back}</ButtonLink>
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
