import { useSettings } from '../../session/use-settings.ts';
import { SECTIONS } from './section-links.tsx';
import { Section, Sheet } from './section.tsx';
import { SettingRow } from './setting-row.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** Theme, sounds, and what the home page shows of earlier days. */
export function AppearanceSection() {
  const { appearance: copy } = settingsCopy;
  const { settings } = useSettings();
  return (
    <Section anchor={SECTIONS.appearance} title={copy.title}>
      <Sheet>
        {/* First, since it rules over the other one; and it stays under the finger while that comes and goes. */}
        <SettingRow name="autoTheme" label={copy.autoTheme} hint={copy.autoThemeHint} />
        {settings.autoTheme ? null : <SettingRow name="darkMode" label={copy.darkMode} hint={copy.darkModeHint} />}
        <SettingRow name="sounds" label={copy.sounds} hint={copy.soundsHint} />
        <SettingRow name="offersPages" label={copy.offersPages} hint={copy.offersPagesHint} />
      </Sheet>
    </Section>
  );
}
