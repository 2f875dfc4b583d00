import { testContract } from '@app/shared-ui/testing/remote-contract';
import remote from '../remote.config.ts';
import { routes } from './remote.tsx';
import { adminAnswers, aUserRow } from './testing/an-admin.ts';

it('is for administrators', () => {
  expect(remote.access).toBe('admin');
});

const sections = [
  ['/admin', 'Gestión de Usuarios (1)'],
  ['/admin?ver=recorrido', 'De dónde llegan'],
  ['/admin?ver=correos', 'Correos de la última semana'],
  ['/admin?ver=partes', 'Partes de la aplicación'],
  ['/admin?ver=registro', 'Registro de cambios'],
] as const;

const scene = () => ({ answers: adminAnswers({ users: [aUserRow()] }) });
testContract(
  remote,
  routes,
  sections.map(([path, section]) => ({ path, title: 'Panel de Administración', section, scene })),
);
