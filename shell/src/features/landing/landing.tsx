import { useEffect } from 'react';
import { SkipLink } from '../../ui/skip-link.tsx';
import { trackLandingPage } from '../../pixel/pixel.ts';
import { Differentiation } from './differentiation.tsx';
import { Farewell } from './farewell.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { Modules } from './modules.tsx';
import { Outcomes } from './outcomes.tsx';
import { Problems } from './problems.tsx';
import { Testimonials } from './testimonials.tsx';
import { TopBar } from './top-bar.tsx';

/** The visitor's page at `/`: a top bar and eight sections, in this order (1§2). */
export function Landing() {
  useEffect(() => {
    trackLandingPage();
  }, []);
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="contenido" tabIndex={-1}>
        <Farewell />
        <Hero />
        <Problems />
        <Modules />
        <Differentiation />
        <Outcomes />
        <Testimonials />
        <FinalCall />
      </main>
      <LandingFooter />
    </>
  );
}
