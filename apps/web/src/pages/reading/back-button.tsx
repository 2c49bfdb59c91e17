import { Button } from '@hub/ui/controls/button.tsx';
import { ArrowLeft } from 'lucide-react';
import { FIRST_ENTRY } from '../../links/history-entry.ts';
import { useNavigation } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';

/** Goes back in the history, or to the welcome page if there is no earlier entry. */
export function BackButton({ children }: { readonly children: string }) {
  const { entry, go, goBack } = useNavigation();
  const leave = () => (entry.key === FIRST_ENTRY ? go(paths.welcome()) : goBack());
  return (
    <Button look="ghost" icon={ArrowLeft} onClick={leave}>
      {children}
    </Button>
  );
}
