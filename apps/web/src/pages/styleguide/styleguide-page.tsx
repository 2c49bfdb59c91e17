import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { EmblemSamples, SceneSamples, SignSamples } from './art-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { ControlSamples, TabSamples } from './choice-samples.tsx';
import { StateSamples, ToastSamples } from './feedback-samples.tsx';
import { ComboboxSample, FieldSamples } from './field-samples.tsx';
import styles from './styleguide-page.module.css';
import { SurfaceSamples } from './surface-samples.tsx';
import { EffectSamples, FigureSamples } from './text-samples.tsx';

/** Every shared component in every state, for development only. */
export function StyleguidePage() {
  return (
    <PageLight hue="teal">
      <main className={styles['page']}>
        <header className={styles['wide']}>
          <h1>Style guide</h1>
          <p className="soft">Every shared piece on one page.</p>
        </header>
        <ButtonSamples />
        <ToastSamples />
        <FieldSamples />
        <TabSamples />
        <ComboboxSample />
        <ControlSamples />
        <EffectSamples />
        <FigureSamples />
        <StateSamples />
        <SurfaceSamples />
        <SignSamples />
        <SceneSamples />
        <EmblemSamples />
      </main>
    </PageLight>
  );
}
