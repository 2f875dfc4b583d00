import { Switch } from '@app/shared-ui/components/switch';
import { useHost } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { useSettings } from '../../session/use-settings.ts';
import { playTone } from '../../ui/play-tone.ts';
import { settingsCopy } from '../../copy/settings.es.ts';

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
  return (
    <Row>
      <Switch label={label} checked={settings[name]} onChange={handleChange} />
      <Hint>{hint}</Hint>
    </Row>
  );
}

/** The switch at the end of the row, where the thumb is. */
const Row = styled.div`
  display: grid;

  > :first-child {
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: 10px;
  }

  label {
    flex: 1;
    padding-left: 0;
    font-size: 1rem;
  }
`;

/** Below the switch's label, not below the switch. */
const Hint = styled.p`
  max-width: var(--measure);
  margin-top: -4px;
  padding-right: 62px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
