import type { LeadSource } from '@app/contract/leads';
import { ButtonLink } from '@app/shared-ui/components/button';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { reportLead } from './report-lead.ts';

interface LeadLinkProps extends Pick<ComponentProps<typeof ButtonLink>, '$variant' | 'children'> {
  readonly source: LeadSource;
}

/** A call to action: reports which one was pressed, then opens the sign-in (1§2). */
export function LeadLink({ source, ...look }: LeadLinkProps) {
  return <Action to="/login" onClick={() => reportLead(source)} {...look} />;
}

const Action = styled(ButtonLink)`
  min-height: 52px;
  padding: 12px 28px;
`;
