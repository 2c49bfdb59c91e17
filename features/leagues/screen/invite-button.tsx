import { Button } from '@hub/ui/controls/button.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Check, Link as LinkIcon } from 'lucide-react';
import type { LeagueReply } from '../calls.ts';

const COPIED_MS = 4_000;

/** Copies the link of a league, and names its code. */
export function InviteButton({ code }: Pick<LeagueReply, 'code'>) {
  const link = window.location.origin + paths.leagues({ code });
  const copying = useCopy(link, COPIED_MS);
  return (
    <>
      <Button icon={copying.isCopied ? Check : LinkIcon} onClick={() => void copying.copy()}>
        {copying.isCopied ? t`Link copied` : t`Invite, code ${code}`}
      </Button>
      {copying.isShown && <SelectableText label={t`Link to the league`} text={link} rows={1} />}
    </>
  );
}
