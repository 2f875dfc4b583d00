import { HomeLink } from '@app/shared-ui/components/home-link';
import { NavIcon } from '@app/shared-ui/components/nav-icon';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { TitledText } from '@app/shared-ui/components/titled-text';
import { State } from './states.tsx';

export default { title: 'Pages' };

export const Headings = () => (
  <>
    <PageHeading title="Calendario emocional" lead="Cómo has estado, día a día." />
    <State name="with something below it">
      <PageHeading title="Mis subrayados">
        <p>Doce frases guardadas.</p>
      </PageHeading>
    </State>
  </>
);

export const WaysHome = () => (
  <State name="out of sight until it has the keyboard focus: press Tab">
    <HomeLink label="Volver al inicio" />
    <p>El enlace aparece encima de este texto.</p>
  </State>
);

export const NavigationIcons = () => (
  <State name="the path that a remote declares, in the strokes of all others">
    <NavIcon icon="M12 21c-5-4-8-7-8-11a5 5 0 0 1 8-4 5 5 0 0 1 8 4c0 4-3 7-8 11Z" />
  </State>
);

export const TitledTexts = () => (
  <State name="a title and what it says, read as one sentence">
    <TitledText title="Autoguardado" text="Lo que escribes se guarda mientras escribes." />
  </State>
);
