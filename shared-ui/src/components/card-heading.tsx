import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { Lead, PageHead, PageTitle } from './page.tsx';

interface CardHeadingProps {
  readonly title: string;
  readonly lead: string;
  /** `p` where the page's own heading is still on its way. */
  readonly titleAs?: 'h1' | 'p';
}

/** What a page says of itself before the rest of it has come, on a card below the way back: in the server's frame and in the page alike. */
export function CardHeading({ title, lead, titleAs = 'h1' }: CardHeadingProps) {
  return (
    <PageHead>
      <BackPlace />
      <HeadingCard>
        <Title as={titleAs}>{title}</Title>
        <Lead>{lead}</Lead>
      </HeadingCard>
    </PageHead>
  );
}

/** Reserves the height of the back link: the content below does not shift when it appears. */
const BackPlace = styled.div`
  height: 44px;
`;

export const HeadingCard = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 28px 24px;
  border-radius: var(--radius-sheet);
  background: var(--surface-sunken);

  ${media.desktop} {
    padding: 44px 48px;
  }
`;

/** Looks like a heading, whether or not it is one. */
const Title = styled(PageTitle)`
  font-weight: 500;
  font-family: var(--font-serif);
  line-height: 1.2;
`;
