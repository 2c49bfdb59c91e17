import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { listAudit } from '../calls/records.ts';
import { auditWords } from './audit-words.ts';
import { Panel, Read } from './kit/panel.tsx';
import { Row, Rows } from './kit/rows.tsx';
import { useAdminSession } from './kit/session.ts';
import { When } from './kit/when.tsx';

/** Lines that are shown, of those that are read. */
const NEWEST = 5;
const READ = 100;

interface Props {
  readonly title: string;
  /** Kinds of the lines. */
  readonly kinds: RegExp;
}

/** The newest lines of the audit log. */
export function Log({ title, kinds }: Props) {
  const { call } = useAdminSession();
  const log = useQuery({
    queryKey: ['audit', 'newest'],
    queryFn: ({ signal }) => call(listAudit, { query: { limit: READ }, signal }),
    select: ({ rows }) => rows.filter(({ kind }) => kinds.test(kind)).slice(0, NEWEST),
  });
  return (
    <Panel title={title}>
      <Read from={log}>
        {(lines) => (
          <Rows label={title}>
            {lines.length === 0 && <Row icon={History} title="Nothing lately" />}
            {lines.map((line) => {
              const { icon, words } = auditWords(line);
              return (
                <Row
                  key={line.id}
                  icon={icon}
                  picture={line.player && <Avatar id={line.player.id} size={38} />}
                  title={words}
                  act={<When at={line.at} />}
                >
                  {line.reason}
                </Row>
              );
            })}
          </Rows>
        )}
      </Read>
    </Panel>
  );
}
