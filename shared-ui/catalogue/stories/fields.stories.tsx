import { Field } from '@app/shared-ui/components/field';
import { Select } from '@app/shared-ui/components/select';
import { FormError } from '@app/shared-ui/components/form-error';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { SearchBar, SearchField } from '@app/shared-ui/components/search-bar';
import { Switch } from '@app/shared-ui/components/switch';
import { TextField } from '@app/shared-ui/components/text-field';
import { useState } from 'react';
import { State } from './states.tsx';

export default { title: 'Fields' };

export const TextFields = () => (
  <>
    <State name="empty">
      <TextField label="Nombre de usuario" />
    </State>
    <State name="with a hint and a text">
      <TextField label="Correo" hint="Solo para entrar y para avisos tuyos." defaultValue="ana@example.com" />
    </State>
    <State name="with an error, which a screen reader hears at once">
      <TextField label="Correo" error="A este correo le falta la arroba." defaultValue="ana.example.com" />
    </State>
  </>
);

export const Passwords = () => (
  <>
    <State name="hidden until the eye is pressed">
      <PasswordField label="Contraseña" autoComplete="current-password" defaultValue="una frase larga" />
    </State>
    <State name="with an error">
      <PasswordField label="Contraseña nueva" autoComplete="new-password" error="Le faltan tres caracteres." />
    </State>
  </>
);

export const OwnControls = () => (
  <State name="any control, with the attributes that connect it to its label, hint and error">
    <Field label="País" hint="Decide los números de emergencia que ves.">
      {(attributes) => (
        <Select {...attributes}>
          <option>España</option>
          <option>México</option>
        </Select>
      )}
    </Field>
  </State>
);

export const Searches = () => (
  <State name="a search above a list">
    <SearchBar>
      <SearchField label="Buscar en los libros" onText={() => undefined} />
      <Select aria-label="Bloque">
        <option>Todos los bloques</option>
      </Select>
    </SearchBar>
  </State>
);

export function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <State name="on or off, at once">
        <Switch label="Sonidos" checked={isOn} onChange={setOn} />
      </State>
      <State name="off">
        <Switch label="Recordatorios" checked={false} onChange={() => undefined} />
      </State>
      <State name="disabled">
        <Switch label="Modo discreto" checked disabled onChange={() => undefined} />
      </State>
    </>
  );
}

export const Errors = () => (
  <State name="what went wrong with a form as a whole">
    <FormError title="No hemos podido guardar" text="Lo que has escrito sigue aquí. Prueba dentro de un momento." />
  </State>
);
