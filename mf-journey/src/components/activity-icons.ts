import type { ActivityType } from '@app/contract/activities';
import {
  BookOpen,
  Clapperboard,
  Flame,
  Footprints,
  Headphones,
  Leaf,
  ListMusic,
  type LucideIcon,
  PenLine,
  Quote,
  SlidersHorizontal,
} from 'lucide-react';

export const activityIcons: Record<ActivityType, LucideIcon> = {
  daily_practice: Leaf,
  reading: BookOpen,
  journaling: PenLine,
  audio: Headphones,
  playlist: ListMusic,
  reflection_phrase: Quote,
  integration: Footprints,
  celebration: Flame,
  self_assessment: SlidersHorizontal,
  movie: Clapperboard,
};
