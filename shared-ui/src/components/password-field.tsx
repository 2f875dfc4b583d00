import { IconButton } from './icon-button.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { componentsCopy } from '../copy/components-copy.ts';
import { editable, Field } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isErrorSaid?: boolean | undefined;
  /** What the toggle calls it, after its verb. */
  readonly secret?: string | undefined;
}

/** A password that can be looked at while it is typed. Pasting works and managers may fill it in (SECURITY V-05): say `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isErrorSaid, secret = componentsCopy.password, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} isErrorSaid={isErrorSaid}>
      {(attributes) => (
        <Box>
          <Input
            {...attributes}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Toggle type="button" onClick={() => setIsShown(!isShown)}>
            <Icon aria-hidden size={20} />
            <VisuallyHidden>
              {isShown ? componentsCopy.hide : componentsCopy.show} {secret}
            </VisuallyHidden>
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${editable}
  padding-right: 56px;
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 50%;
  right: 4px;
  translate: 0 -50%;
`;
