import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { IconButton } from '@app/shared-ui/components/icon-button';
import { X } from 'lucide-react';
import { Row, State } from './states.tsx';

export default { title: 'Buttons' };

export const Buttons = () => (
  <>
    <State name="filled: the one next step, no more than one in view">
      <Button>Empezar mi semana</Button>
    </State>
    <State name="soft and quiet: everything else">
      <Row>
        <Button $variant="soft">Guardar las dos</Button>
        <Button $variant="quiet">Ahora no</Button>
      </Row>
    </State>
    <State name="danger: what cannot be undone, in the dialog that asks for it">
      <Button $variant="danger">Borrar mi entrada</Button>
    </State>
    <State name="disabled">
      <Row>
        <Button disabled>Empezar mi semana</Button>
        <Button $variant="soft" disabled>
          Guardar las dos
        </Button>
        <Button $variant="quiet" disabled>
          Ahora no
        </Button>
      </Row>
    </State>
    <State name="as wide as what holds it, with a text of two lines">
      <Button $block>Descargar todo lo que he escrito desde el primer día, también los dibujos</Button>
    </State>
  </>
);

export const Links = () => (
  <State name="a link that looks like a button: it goes somewhere, a button does something">
    <Row>
      <ButtonLink to="/journaling/new">Escribir</ButtonLink>
      <ButtonLink to="/books" $variant="soft">
        Ver los libros
      </ButtonLink>
    </Row>
  </State>
);

export const IconButtons = () => (
  <State name="44 px for a thumb; it has a name although it shows none">
    <IconButton type="button" aria-label="Cerrar">
      <X aria-hidden />
    </IconButton>
  </State>
);
