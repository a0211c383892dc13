import type { FastifyInstance } from 'fastify'
import type { StoryCard } from '#case/rooms.ts'
import type { Educators } from '../educators/educators.ts'
import type { Sessions } from '../people/sessions.ts'
import type { StoryBook } from '../stories/story-book.ts'

interface Needs {
  readonly stories: StoryBook
  readonly sessions: Sessions
  readonly educators: Educators
}

/** The stories to choose from. What is to be learned in one tells something of it: educators alone read that. */
export function addStoryRoutes(app: FastifyInstance, { stories, sessions, educators }: Needs): void {
  app.get('/api/stories', async (request) => {
    const session = await sessions.find(request.headers)
    const isEducator = session !== null && (await educators.isEducator(session.uid))
    const cards = stories.toChoose().map(({ story, objectives, orders }): StoryCard => {
      const { version: _, ...told } = story
      return {
        ...told,
        objectives: isEducator ? objectives.map(({ text }) => text) : [],
        hasOrders: orders !== undefined,
      }
    })
    return { stories: cards }
  })
}
