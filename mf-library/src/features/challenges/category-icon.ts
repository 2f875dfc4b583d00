import type { ChallengeCategory } from '@app/contract/library';
import {
  Eye,
  Flame,
  type LucideIcon,
  MessageCircle,
  NotebookPen,
  RefreshCw,
  Shirt,
  TreePine,
  WifiOff,
} from 'lucide-react';

/** Each category has a sign, and the tone of a block. */
export const CATEGORY_LOOK: Record<ChallengeCategory, { readonly Icon: LucideIcon; readonly tone: number }> = {
  'Transformación Interior': { Icon: RefreshCw, tone: 9 },
  Consciencia: { Icon: Eye, tone: 3 },
  Ritual: { Icon: Flame, tone: 6 },
  Journaling: { Icon: NotebookPen, tone: 10 },
  Comunicación: { Icon: MessageCircle, tone: 5 },
  'Imagen Personal': { Icon: Shirt, tone: 12 },
  Retiro: { Icon: TreePine, tone: 4 },
  Desconexión: { Icon: WifiOff, tone: 1 },
};
