import { Book, Coffee, Droplet, Flame, Flower2, Heart, type LucideIcon, Moon, Sparkles, Star, Sun } from 'lucide-react';
import type { DayIcon } from './calendar-day.ts';

/** The ten icons of a day; their Spanish names are in the copy. */
export const dayIcons: Record<DayIcon, LucideIcon> = {
  moon: Moon,
  flower: Flower2,
  heart: Heart,
  coffee: Coffee,
  book: Book,
  star: Star,
  sparkles: Sparkles,
  sun: Sun,
  flame: Flame,
  drop: Droplet,
};
