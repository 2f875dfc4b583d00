import { missingIn, type SpecifiedTexts, textsOf } from '@app/shared-ui/testing/texts-of';
import { activitiesCopy } from './activities.es.ts';
import { blockCopy } from './block.es.ts';
import { completedStagesCopy } from './completed-stages.es.ts';
import { homeCopy } from './home.es.ts';
import { programmeCopy } from './programme.es.ts';
import { sealsCopy } from './seals.es.ts';
import { stageCopy } from './stage.es.ts';

/** Texts that the specification quotes for home, blocks, stages, activities and seals, by its sections. */
const SPECIFIED: SpecifiedTexts = {
  '2§1': [
    'Silencio',
    'Soltar',
    'Reconocer',
    'Nutrir',
    'Proteger',
    'Expresar',
    'Intuir',
    'Armonizar',
    'Transformar',
    'Expandir',
    'Irradiar',
    'Reencuentro',
  ],
  '2§2.1': [
    'Iniciar Transformación',
    'Ver los 12 Bloques',
    'Ver todos los sellos',
    'Tus recursos',
    'Seguir actividades',
    /camino.*transformación interior/,
    'Continuar Transformación',
    'Ver tus etapas completadas',
    'Revisar actividades',
  ],
  '2§2.2': ['Bloque no encontrado', 'Lo sentimos, el bloque que estás buscando no existe o no está disponible.'],
  '2§2.3': [
    'Cargando etapa...',
    'Bloque 1: Silencio',
    'Etapa 1 de 4',
    'Tu progreso: 0 de 9 actividades completadas',
    'Bloqueado',
    'Tu progreso: 9 de 9 actividades completadas',
    'Desbloqueado',
    'Etapa Completada',
    'Seguir Etapa 2',
  ],
  '2§2.4': [
    'Actividad de Práctica diaria',
    'Actividad de Audio',
    'Actividad de Frase de reflexión',
    'Actividad de Journaling',
    'Actividad de Lectura',
    'Actividad de Película',
    'Actividad de Integración',
    'Actividad de Celebración',
    'Actividad de Autoevaluación',
    'Pendiente',
    'En progreso',
    'Marcar como completada',
    'Actividad de Playlist',
  ],
  '2§2.7': [
    'Mis Sellos Emocionales',
    /^Desbloqueados \d+ \/ 48$/,
    'Buscar sellos',
    'Bloque 12',
    'Por descubrir',
    'No se encontraron sellos',
    'Limpiar filtros',
  ],
  '2§2.13': [
    'Tus etapas completadas',
    'Tu historial de transformación',
    'Bloque 1: Silencio',
    'Etapa 1/4',
    'Revisar actividades',
    'Aún no has completado ninguna etapa',
  ],
  '2§4': ['Próximamente', 'Bloqueado', 'Completa "3 Minutos de Nada" para desbloquear', 'Completada', 'Pendiente'],
  '2§6': ['Actualiza a Premium para desbloquear'],
  '2§8': ['¡Felicidades!', 'Límite alcanzado'],
};

const texts = textsOf(
  [activitiesCopy, blockCopy, completedStagesCopy, homeCopy, programmeCopy, sealsCopy, stageCopy],
  [
    [1, 'Silencio'],
    [2],
    [12],
    [0, 9],
    [9, 9],
    [3, 48],
    ['3 Minutos de Nada'],
    ...Object.values(programmeCopy.activityType).map((type) => [type]),
  ],
);

it.each(Object.entries(SPECIFIED))('has the texts of %s to the letter', (_, specified) => {
  expect(missingIn(texts, specified)).toEqual([]);
});
