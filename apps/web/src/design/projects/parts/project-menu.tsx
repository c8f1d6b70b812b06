import { Archive, Ellipsis, HandCoins, ListPlus, PenLine, RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { IdeaProject } from '@brandwright/contract/design/projects/entities.ts';
import { saveIdeaProject } from '@brandwright/contract/design/projects/save-idea-project.ts';
import { useAction } from '#api/use-action.ts';
import { askPartner } from '#frame/partner-store.ts';
import { IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { crowdfundingAddress } from '../addresses.ts';

/** What can be done with a project beside working on its board. */
export function ProjectMenu({
  project,
  onForm,
  onArchived,
}: {
  project: IdeaProject;
  onForm: () => void;
  onArchived?: () => void;
}) {
  const navigate = useNavigate();
  const save = useAction(saveIdeaProject, {
    onDone: ({ isArchived }) => {
      if (isArchived) onArchived?.();
    },
  });
  return (
    <Menu
      trigger={
        <IconButton label={`More about ${project.title}`} look="outline" size="icon">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        { label: 'Edit details', icon: <PenLine aria-hidden className="size-4" />, onSelect: onForm },
        {
          label: 'Crowdfund it',
          icon: <HandCoins aria-hidden className="size-4" />,
          onSelect: () => void navigate(crowdfundingAddress(project.id)),
        },
        {
          label: 'Request quotes for it',
          icon: <ListPlus aria-hidden className="size-4" />,
          onSelect: () => askPartner(requestOf(project)),
        },
        {
          label: project.isArchived ? 'Unarchive' : 'Archive',
          icon: project.isArchived ? (
            <RotateCcw aria-hidden className="size-4" />
          ) : (
            <Archive aria-hidden className="size-4" />
          ),
          apart: true,
          onSelect: () => void save.run({ projectId: project.id, isArchived: !project.isArchived }),
        },
      ]}
    />
  );
}

/** The sentence that asks suppliers for it, with what the project says. */
function requestOf({ title, meta: { quantity, launchDate } }: IdeaProject): string {
  const many = quantity === null ? '' : `${quantity.toLocaleString('en-US')} `;
  return `Request quotes for ${many}${title}${launchDate === null ? '' : ` by ${launchDate}`}`;
}
