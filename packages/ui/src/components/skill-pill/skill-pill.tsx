import classes from './skill-pill.module.css';

export interface SkillPillProps {
  name: string;
  priority: 'high' | 'medium' | 'low';
}

const priorityWords = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
} as const;

/** A skill to build, with its priority: high red, medium orange, low green, and always in words too. */
export function SkillPill({ name, priority }: SkillPillProps) {
  return (
    <span className={classes.pill} data-priority={priority}>
      <span className={classes.name}>{name}</span>
      <span className={classes.priority}>{priorityWords[priority]}</span>
    </span>
  );
}
