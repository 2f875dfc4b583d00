import { Section, Sheet } from './section.tsx';
import { SettingRow } from './setting-row.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** Theme and sounds. */
export function AppearanceSection() {
  const { appearance: copy } = settingsCopy;
  return (
    <Section title={copy.title}>
      <Sheet>
        <SettingRow name="darkMode" label={copy.darkMode} hint={copy.darkModeHint} />
        <SettingRow name="sounds" label={copy.sounds} hint={copy.soundsHint} />
      </Sheet>
    </Section>
  );
}
