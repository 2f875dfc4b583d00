import { profileCopy } from '../../copy/profile.es.ts';
import { PartHeading } from '../../ui/part-heading.tsx';
import { Devices } from './devices/devices.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { SecondFactorSheet } from './second-factor/second-factor-sheet.tsx';

const { security, back } = profileCopy;

/** Who can enter the account, and from where. */
export const Security = () => (
  <>
    <PartHeading title={security.title} lead={security.lead} back={back} />
    <PasswordSheet />
    <SecondFactorSheet />
    <Devices />
  </>
);
