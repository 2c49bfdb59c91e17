import { Button } from '@hub/ui/controls/button.tsx';
import { playConfetti } from '@hub/ui/feedback/confetti.ts';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { ErrorBox } from '@hub/ui/feedback/error-box.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { Skeleton } from '@hub/ui/feedback/skeleton.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { Spinner } from '@hub/ui/feedback/spinner.tsx';
import { Toast } from '@hub/ui/feedback/toast.tsx';
import type { ToastModel } from '@hub/ui/feedback/toast-types.ts';
import { Toaster } from '@hub/ui/feedback/toaster.tsx';
import { Plus, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Row, Sample } from './sample.tsx';

const EXAMPLES: readonly Omit<ToastModel, 'id'>[] = [
  {
    type: 'success',
    title: 'Item Status Updated',
    message: 'Royal Gilding is now active.',
    durationMs: 5000,
  },
  {
    type: 'error',
    title: 'Connection Error!',
    message: 'Please check your internet connection and try again.',
  },
  { type: 'warning', title: 'Five seconds left' },
  { type: 'info', title: 'Link Copied!', message: 'Send it to your teammate.' },
  { type: 'purchase', title: 'Purchase Successful!', message: 'Successfully purchased Royal Gilding!' },
  { type: 'player', title: 'Player Joined', message: 'mossy has joined the game' },
];

/** The six kinds of toast inline, and a stack of them in the corner. */
export function ToastSamples() {
  const [toasts, setToasts] = useState<readonly ToastModel[]>([]);
  const [count, setCount] = useState(0);
  const add = () => {
    const example = EXAMPLES[count % EXAMPLES.length];
    if (example) setToasts([...toasts, { ...example, id: String(count) }]);
    setCount(count + 1);
  };
  const close = (id: string) => setToasts(toasts.filter((toast) => toast.id !== id));
  return (
    <Sample title="Toasts">
      {EXAMPLES.map((example) => (
        <Toast key={example.type} {...example} onClose={add} />
      ))}
      <Row>
        <Button onClick={add}>Add one at the corner</Button>
        <Button onClick={() => void playConfetti()}>Confetti</Button>
        <Button onClick={() => void playConfetti({ corners: true })}>From the corners</Button>
      </Row>
      <Toaster toasts={toasts} onClose={close} />
    </Sample>
  );
}

/** Loading, empty and error states. */
export function StateSamples() {
  return (
    <>
      <Sample title="Loading">
        <Loading text="Loading your inventory..." hint="Gathering your precious items" />
        <Row>
          <Spinner size="small" />
          <Spinner />
          <Spinner still />
          <Skeleton shape="square" />
          <Skeleton width="40%" />
        </Row>
        <SkeletonRows />
      </Sample>
      <Sample title="Empty and error">
        <EmptyPlate
          title="No Active Lobbies"
          text="Be the first to create a lobby and start a chain!"
          action={
            <Button look="gold" icon={Plus}>
              Create New Lobby
            </Button>
          }
        />
        <ErrorPlate title="Cannot fetch leaderboard" onRetry={() => undefined} />
        <ErrorBox>Username must be 12 characters or less</ErrorBox>
        <ErrorBox icon={WifiOff}>
          Connection lost. Your last answer is saved; the game goes on as soon as you are back.
        </ErrorBox>
        <ProgressBar label="Gold tier" value={19} max={25} color="var(--tier-gold)" valueText="19 of 25" />
        <ProgressBar label="Just begun" value={0} />
        <ProgressBar label="Done" value={100} color="var(--leaf-400)" />
      </Sample>
    </>
  );
}
