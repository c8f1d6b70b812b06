import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { IdeaProject } from '@brandwright/contract/design/projects/entities.ts';
import { setDock } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Moment } from '#ui/text.tsx';
import { projectAddress } from '../addresses.ts';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectMenu } from './project-menu.tsx';

/** A project in a list: its first picture, its name, what lies on its board. */
export function ProjectTile({ project, mayAct }: { project: IdeaProject; mayAct: boolean }) {
  const navigate = useNavigate();
  const [isForm, setForm] = useState(false);
  const address = projectAddress(project.id);
  return (
    <article
      aria-label={project.title}
      className="flex flex-col overflow-hidden rounded-xl border border-line bg-raised"
    >
      <Link to={address} tabIndex={-1} aria-hidden className="block">
        <Picture
          src={project.coverImageUrl}
          alt=""
          shape="4:5"
          sizes="(max-width: 640px) 100vw, 340px"
          className="aspect-16/10 rounded-none"
        />
      </Link>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="text-sm font-semibold">
          <Link to={address} className="hover:underline hover:underline-offset-4">
            {project.title}
          </Link>
        </h3>
        {project.description && <p className="line-clamp-2 text-sm text-ink-soft">{project.description}</p>}
        <p className="mt-auto pt-2 text-xs text-ink-soft">
          {project.itemCount === 0 ? 'Empty board' : `${project.itemCount} on its board`} ·{' '}
          <Moment at={project.updatedAt} />
        </p>
      </div>
      <footer className="flex items-center justify-between gap-2 border-t border-line px-4 py-2.5">
        <Button
          size="small"
          onClick={() => {
            void navigate(address);
            setDock(true);
          }}
        >
          Open in chat<span className="sr-only">: {project.title}</span>
        </Button>
        {mayAct && <ProjectMenu project={project} onForm={() => setForm(true)} />}
      </footer>
      {isForm && <ProjectDialog project={project} onClose={() => setForm(false)} />}
    </article>
  );
}
