import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { Bell, LogOut, Plus, Settings, Share2 } from 'lucide-react';
import { Row, Sample } from './sample.tsx';

/** Every variant and size of a button. */
export function ButtonSamples() {
  return (
    <Sample title="Buttons">
      <Row>
        <Button look="gold" size="large">
          Large
        </Button>
        <Button look="gold">Medium</Button>
        <Button look="gold" size="small">
          Small
        </Button>
      </Row>
      <Row>
        <Button look="teal">Lock in</Button>
        <Button>Neutral</Button>
        <Button look="ghost">Ghost</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger" icon={LogOut}>
          Logout
        </Button>
      </Row>
      <Row>
        <Button disabled>Not Enough BE</Button>
        <Button look="gold" busy>
          Buying...
        </Button>
        <Button look="gold" disabled>
          Disabled
        </Button>
        <LinkButton href="#top" look="ghost" icon={Share2}>
          A link
        </LinkButton>
      </Row>
      <Row>
        <IconButton label="Notifications" icon={Bell} />
        <IconButton label="Settings" icon={Settings} look="neutral" />
        <IconButton label="Add" icon={Plus} look="gold" />
        <IconButton label="Add" icon={Plus} look="ghost" size="small" />
        <IconButton label="Add" icon={Plus} look="neutral" size="large" />
        <IconButton label="Add" icon={Plus} look="neutral" disabled />
      </Row>
      <Button look="gold" size="large" block icon={Plus}>
        Create New Lobby
      </Button>
    </Sample>
  );
}
