import { emergencyCountries } from '@app/shared-ui/copy/emergency-numbers';
import { Field, unkept } from '@app/shared-ui/components/field';
import { Select } from '@app/shared-ui/components/select';
import { styled } from 'styled-components';
import { emergencyCopy } from '../../copy/emergency.es.ts';

interface CountryChoiceProps {
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

/** Country whose numbers are shown. */
export function CountryChoice({ code, onChoose }: CountryChoiceProps) {
  return (
    <Place>
      <Field label={emergencyCopy.country}>
        {(attributes) => (
          <Select {...attributes} {...unkept} value={code} onChange={(event) => onChoose(event.target.value)}>
            {emergencyCountries.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Place>
  );
}

/** The label beside its select, where both fit. */
const Place = styled.div`
  max-width: 320px;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
  }

  select {
    flex: 1 1 9rem;
    width: auto;
  }
`;
