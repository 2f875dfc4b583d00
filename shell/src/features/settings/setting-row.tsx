import { useHost } from '@app/shared-ui/host';
import { useSettings } from '../../session/use-settings.ts';
import { playTone } from '../../ui/play-tone.ts';
import { settingsCopy } from '../../copy/settings.es.ts';
import { SwitchRow } from './switch-row.tsx';

/** Settings say what they have done for two seconds (2§8). */
export const SETTINGS_TOAST_MS = 2000;

type Toggle = keyof typeof settingsCopy.toasts;

interface SettingRowProps {
  readonly name: Toggle;
  readonly label: string;
  readonly hint: string;
  /** Called in the same user gesture. */
  readonly onChange?: (isOn: boolean) => void;
}

/** A toggle of 2§2.15: applies at once, is saved, and confirms. */
export function SettingRow({ name, label, hint, onChange }: SettingRowProps) {
  const { showToast } = useHost();
  const { settings, save } = useSettings();
  const handleChange = (isOn: boolean) => {
    void save({ [name]: isOn });
    if (name === 'sounds' ? isOn : settings.sounds) playTone(isOn ? 'opening' : 'closing');
    showToast({
      title: settingsCopy.saved,
      description: settingsCopy.toasts[name](isOn),
      durationMs: SETTINGS_TOAST_MS,
    });
    onChange?.(isOn);
  };
  return <SwitchRow label={label} hint={hint} checked={settings[name]} onChange={handleChange} />;
}
