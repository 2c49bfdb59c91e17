import type { Backup } from '@hub/protocol/http/admin/backups';
import { adminTexts } from '../../messages/admin.ts';
import { State } from './kit/panel.tsx';
import { Table } from './kit/table.tsx';
import { sizeOf, timeOf } from './kit/times.ts';

const texts = adminTexts.records;

interface Props {
  readonly backups: readonly Backup[];
  /** Why there are none, if there can be none. */
  readonly whyNone?: string | null;
  readonly onOpen?: (backup: Backup) => void;
  readonly opened?: string | undefined;
}

/** Backups, newest first. */
export const BackupTable = ({ backups, whyNone, onOpen, opened }: Props) => (
  <Table
    label={texts.backups}
    empty={whyNone ?? texts.noBackups}
    rows={backups}
    keyOf={({ name }) => name}
    onOpen={onOpen}
    opened={opened}
    columns={[
      { title: texts.made, render: ({ madeAt }) => timeOf(madeAt) },
      { title: texts.size, render: ({ bytes }) => sizeOf(bytes), isNumber: true },
      {
        title: texts.state,
        render: ({ accounts, isEncrypted }) => {
          if (accounts === null) return <State look="bad">{texts.unreadable}</State>;
          return (
            <State look={isEncrypted ? 'good' : 'look'}>{isEncrypted ? texts.encrypted : texts.plain}</State>
          );
        },
      },
    ]}
  />
);
