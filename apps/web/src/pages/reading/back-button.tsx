import { Button } from '@hub/ui/controls/button.tsx';
import { FIRST_ENTRY } from '@hub/web/links/history-entry.ts';
import { useNavigation } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { ArrowLeft } from 'lucide-react';

/** Goes back in the history, or to the welcome page if there is no earlier entry. */
export function BackButton({ children }: { readonly children: string }) {
  const { entry, go, goBack } = useNavigation();
  const leave = () => (entry.key === FIRST_ENTRY ? go(paths.welcome()) : goBack());
  return (
    <Button variant="ghost" icon={ArrowLeft} onClick={leave}>
      {children}
    </Button>
  );
}
