import classes from './skill-pill.module.css';

export interface SkillPillProps {
  name: string;
  priority: 'high' | 'medium' | 'low';
  /** Says so in place of the priority. Default: false. */
  isOwned?: boolean | undefined;
}

const priorityWords = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
} as const;

/** Shows a skill and its priority, in words as well as in colour. */
export function SkillPill({ name, priority, isOwned = false }: SkillPillProps) {
  return (
    <span className={classes.pill} data-priority={priority}>
      <span>{name}</span>
      <span className={classes.priority}>
        {isOwned ? 'Already yours' : priorityWords[priority]}
      </span>
    </span>
  );
}
