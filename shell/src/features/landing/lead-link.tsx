import type { LeadSource } from '@app/contract/leads';
import { ButtonLink } from '@app/shared-ui/components/button';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { ACCOUNT_WANTED } from '../../ui/wants-account.ts';
import { reportLead } from './report-lead.ts';

interface LeadLinkProps extends Pick<ComponentProps<typeof ButtonLink>, '$variant' | 'children'> {
  readonly source: LeadSource;
}

/** A call to action: reports which one was pressed, then opens the sign-in (1§2) with the registration, which all of them promise. */
export function LeadLink({ source, ...look }: LeadLinkProps) {
  return <Action to={ACCOUNT_WANTED} onClick={() => reportLead(source)} {...look} />;
}

const Action = styled(ButtonLink)`
  min-height: 52px;
  padding: 12px 28px;

  /* The second ones: on the paper of their section a pale fill would be lost. */
  ${({ $variant }) =>
    $variant === 'soft' &&
    css`
      background: transparent;
      box-shadow: inset 0 0 0 1.5px var(--accent);
      color: var(--accent);
    `}
`;
