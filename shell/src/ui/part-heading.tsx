import { ButtonLink } from '@app/shared-ui/components/button';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';

interface PartHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** The page that this one is a part of. */
  readonly back: { readonly to: string; readonly label: string };
}

/** The head of a page that lies behind another one, with the way back to that. */
export const PartHeading = ({ title, lead, back }: PartHeadingProps) => (
  <Place>
    <Back to={back.to} $variant="quiet">
      <ArrowLeft aria-hidden size={18} />
      {back.label}
    </Back>
    <PageHeading title={title} {...(lead !== undefined && { lead })} />
  </Place>
);

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Back = styled(ButtonLink)`
  justify-self: start;
  min-height: 44px;
  margin-left: -14px;
  padding: 8px 14px;
`;
